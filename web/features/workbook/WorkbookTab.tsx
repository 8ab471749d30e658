import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { Activity, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { workbookColumns } from '#shared/workbook/columns.ts';
import { type FileRefusal, type ReadWorkbook, readWorkbook } from '#shared/workbook/read.ts';
import { type Roster, rostersIn } from '#shared/workbook/roster.ts';
import { inParts } from '#shared/workbook/units.ts';
import { inRequests } from '#web/domain/people/invitations.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { download } from '#web/platform/api/download.ts';
import { send } from '#web/platform/api/live.ts';
import { problemOf } from '#web/platform/api/problem.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { type Chosen, ChosenFile } from './ChosenFile.tsx';
import { type JudgedFile, judgeFile } from './judgeFile.ts';
import { Readings } from './Readings.tsx';
import { type FileProblem, readFile } from './readFile.ts';
import { RosterCard } from './roster/RosterCard.tsx';
import { Sheets } from './Sheets.tsx';
import { Start } from './Start.tsx';
import styles from './Workbook.module.css';

/** The rosters of a chosen file. */
interface Rosters {
  readonly key: number;
  readonly name: string;
  readonly sheets: readonly Roster[];
}

/** Whether no sheet of it can be read as one of the template. */
const isOther = (workbook: ReadWorkbook | FileRefusal): boolean =>
  typeof workbook === 'string' ? workbook === 'noSheet' : workbook.sheets.every(({ missing }) => missing.length > 0);

const sheetTitles = Object.values(workbookColumns)
  .map(({ title }) => title)
  .join(', ');

/** Reads a workbook in: the template, what becomes of each row of a chosen file, and storing it unit by unit. */
export const WorkbookTab = ({ ids: { orgId } }: { readonly ids: { readonly orgId: string } }) => {
  const { t } = useTranslation();
  const message = useToast();
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [rosters, setRosters] = useState<Rosters>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const [isReading, setReading] = useState(false);
  const begin = useChange(hierarchy.createReading);
  const store = useChange(hierarchy.storeWorkbookUnit, { touches: '/api/' });
  const undo = useChange(hierarchy.undoReading, { touches: '/api/' });
  const invite = useChange(account.invitePeople, { touches: '/api/' });
  const mayInvite = useRight('administer');
  const params = { orgId };

  const save = async (endpoint: typeof hierarchy.workbook | typeof hierarchy.workbookTemplate, name: string) => {
    try {
      download(await send(endpoint, { params }), name);
    } catch (thrown) {
      message.error(problemText(problemOf(thrown)));
    }
  };
  const judge = async (name: string, workbook: ReadWorkbook | FileProblem) => {
    setRefusals([]);
    if (typeof workbook === 'string') return setRefusals([t(`workbook.refused.${workbook}`, { sheets: sheetTitles })]);
    setReading(true);
    try {
      setChosen({ name, judged: await judgeFile(orgId, workbook, mayInvite) });
    } catch (thrown) {
      setRefusals([problemText(problemOf(thrown))]);
    } finally {
      setReading(false);
    }
  };
  const choose = async (file: File) => {
    setChosen(undefined);
    setRosters(undefined);
    setReading(true);
    const sheets = await readFile(file);
    setReading(false);
    if (typeof sheets === 'string') return judge(file.name, sheets);
    const workbook = readWorkbook(sheets);
    const found = isOther(workbook) ? rostersIn(sheets) : [];
    if (found.length === 0) return judge(file.name, workbook);
    setRefusals([]);
    setRosters({ key: (rosters?.key ?? 0) + 1, name: file.name, sheets: found });
  };
  const inviteAll = async (people: JudgedFile['people'], refused: readonly string[]) => {
    const failed: string[] = [];
    const unmailed: string[] = [];
    for (const some of inRequests(people)) {
      const outcome = await invite.attempt({ params: {}, body: { people: [...some], preview: false } });
      if (!outcome.ok) failed.push(problemText(outcome.problem));
      for (const { email, reason, mailSent } of outcome.ok ? outcome.answer : []) {
        if (reason !== undefined) failed.push(`${email}: ${reason}`);
        if (mailSent === false) unmailed.push(email);
      }
    }
    setRefusals([...refused, ...new Set(failed)]);
    if (unmailed.length > 0) message.warning(t('workbook.notMailed', { emails: unmailed.join(', ') }), 12);
  };
  const storeAll = async ({ name, judged }: Chosen) => {
    const begun = await begin.attempt({ params, body: { file: name } });
    if (!begun.ok) return setRefusals([problemText(begun.problem)]);
    const refused: string[] = [];
    let done = 0;
    for (const body of judged.units) {
      setProgress({ done, all: judged.units.length });
      const ids = { orgId, readingId: begun.answer.id };
      for (const [index, part] of inParts(body).entries()) {
        const outcome = await store.attempt({ params: ids, body: part });
        if (outcome.ok) continue;
        refused.push(`${body.unit}: ${problemText(outcome.problem)}`);
        // A unit is stored whole or not at all. Where this fails too, the next reading does it.
        if (index > 0) await undo.attempt({ params: ids, query: { only: 'unfinished' } });
        break;
      }
      done += 1;
    }
    setProgress(undefined);
    setRefusals(refused);
    if (refused.length < done) message.success(t('workbook.done', { count: done - refused.length }));
    try {
      const stored = await judgeFile(orgId, judged.workbook, mayInvite);
      if (stored.people.length === 0) return setChosen({ name, judged: stored });
      await inviteAll(stored.people, refused);
      setChosen({ name, judged: await judgeFile(orgId, judged.workbook, mayInvite) });
    } catch (thrown) {
      setChosen(undefined);
      setRefusals([...refused, problemText(problemOf(thrown))]);
    }
  };
  useUnsavedGuard(progress !== undefined);
  const isStarted = chosen !== undefined || rosters !== undefined;
  const tab = useRef<HTMLDivElement>(null);
  const wasStarted = useRef(isStarted);
  useEffect(() => {
    // The button that had the focus went with the view that the other replaces.
    if (wasStarted.current !== isStarted && document.activeElement === document.body) tab.current?.focus();
    wasStarted.current = isStarted;
  }, [isStarted]);
  const pick = () => input.current?.click();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void choose(file);
  };
  const saveTemplate = () => void save(hierarchy.workbookTemplate, 'Mall.xlsx');
  const saveFilled = () => void save(hierarchy.workbook, 'Uppl\u00e4gg.xlsx');

  return (
    <div ref={tab} className={styles.tab} tabIndex={-1}>
      {isStarted && (
        <div className={styles.tools}>
          <Button
            icon={<UploadOutlined aria-hidden />}
            loading={isReading}
            disabled={progress !== undefined}
            onClick={pick}
          >
            {t('workbook.choose')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={saveTemplate}>
            {t('workbook.template')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={saveFilled}>
            {t('workbook.filled')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={t('workbook.file')}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      {refusals.map((refusal) => (
        <Alert key={refusal} type="error" showIcon title={refusal} />
      ))}
      {!isStarted && (
        <Start isReading={isReading} onTemplate={saveTemplate} onFilled={saveFilled} onChoose={pick} onFiles={take} />
      )}
      {rosters && (
        // What is stated of the roster is there again when the preview is left.
        <Activity mode={chosen ? 'hidden' : 'visible'}>
          <RosterCard
            key={rosters.key}
            orgId={orgId}
            name={rosters.name}
            rosters={rosters.sheets}
            isReading={isReading}
            onRead={(sheet) => void judge(rosters.name, readWorkbook([sheet]))}
            onCancel={() => setRosters(undefined)}
          />
        </Activity>
      )}
      {chosen && (
        <ChosenFile
          key={chosen.name}
          chosen={chosen}
          progress={progress}
          onStore={() => void storeAll(chosen)}
          onCancel={() => setChosen(undefined)}
        />
      )}
      <div className={styles.below}>
        {!isStarted && <Sheets />}
        <Readings orgId={orgId} />
      </div>
    </div>
  );
};
