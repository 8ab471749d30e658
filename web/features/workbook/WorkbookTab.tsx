import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { workbookColumns } from '#shared/workbook/columns.ts';
import { inParts } from '#shared/workbook/units.ts';
import { inRequests } from '#web/domain/people/invitations.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { download } from '#web/platform/api/download.ts';
import { send } from '#web/platform/api/live.ts';
import { problemOf } from '#web/platform/api/problem.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { countsOf, type JudgedFile, judgeFile } from './judgeFile.ts';
import { Readings } from './Readings.tsx';
import { readFile } from './readFile.ts';
import { SheetTable } from './SheetTable.tsx';
import styles from './Workbook.module.css';

/** A file that was chosen, and what becomes of it. */
interface Chosen {
  readonly name: string;
  readonly judged: JudgedFile;
}

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
  const [sheetIndex, setSheet] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const [isReading, setReading] = useState(false);
  const begin = useChange(hierarchy.createReading);
  const store = useChange(hierarchy.storeWorkbookUnit, { touches: '/api/' });
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
  const choose = async (file: File) => {
    setReading(true);
    setRefusals([]);
    setChosen(undefined);
    try {
      const workbook = await readFile(file);
      if (typeof workbook === 'string')
        return setRefusals([t(`workbook.refused.${workbook}`, { sheets: sheetTitles })]);
      setSheet(0);
      setChosen({ name: file.name, judged: await judgeFile(orgId, workbook, mayInvite) });
    } catch (thrown) {
      setRefusals([problemText(problemOf(thrown))]);
    } finally {
      setReading(false);
    }
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
      // What follows builds on the parts before it.
      for (const part of inParts(body)) {
        const outcome = await store.attempt({ params: { orgId, readingId: begun.answer.id }, body: part });
        if (outcome.ok) continue;
        refused.push(`${body.unit}: ${problemText(outcome.problem)}`);
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

  const sheets = chosen?.judged.workbook.sheets ?? [];
  const sheet = sheets[sheetIndex];
  const sums =
    chosen &&
    countsOf(
      sheets.flatMap(({ rows }) => rows),
      chosen.judged,
    );
  const unknown = chosen?.judged.workbook.unknown ?? [];
  const invited = chosen?.judged.invited ?? 0;
  const toStore = sums ? sums.new + sums.changed : 0;
  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void save(hierarchy.workbookTemplate, 'Mall.xlsx')}
        >
          {t('workbook.template')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void save(hierarchy.workbook, 'Uppl\u00e4gg.xlsx')}
        >
          {t('workbook.filled')}
        </Button>
        <Button
          type={chosen ? 'default' : 'primary'}
          icon={<UploadOutlined aria-hidden />}
          loading={isReading}
          disabled={progress !== undefined}
          onClick={() => input.current?.click()}
        >
          {t('workbook.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".xlsx"
          hidden
          aria-label={t('workbook.file')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
      </div>
      {refusals.map((refusal) => (
        <Alert key={refusal} type="error" showIcon title={refusal} />
      ))}
      {!chosen && (
        <Card title={t('workbook.how')}>
          <p className={styles.text}>{t('workbook.fill')}</p>
          <dl className={styles.sheets}>
            {Object.values(workbookColumns).map(({ title, columns }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {columns.map((column, index) => (
                    <span key={column.key}>
                      {index > 0 && ' · '}
                      {column.required ? <b>{column.title}</b> : column.title}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {chosen && sums && (
        <>
          <Card
            title={chosen.name}
            note={t('workbook.rowCount', { count: sheets.reduce((sum, { rows }) => sum + rows.length, 0) })}
          >
            {unknown.length > 0 && (
              <p className={styles.text}>{t('workbook.unknown', { sheets: unknown.join(', ') })}</p>
            )}
            <table className={styles.sums}>
              <thead>
                <tr>
                  <th scope="col">{t('workbook.sheet')}</th>
                  {(['new', 'changed', 'unchanged', 'fault', 'waiting'] as const).map((state) => (
                    <th key={state} scope="col">
                      {t(`workbook.state.${state}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sheets.map((one, index) => {
                  const counts = countsOf(one.rows, chosen.judged);
                  return (
                    <tr key={one.id} className={index === sheetIndex ? styles.chosen : undefined}>
                      <th scope="row">
                        <Button
                          type="link"
                          size="small"
                          aria-pressed={index === sheetIndex}
                          onClick={() => setSheet(index)}
                        >
                          {workbookColumns[one.id].title}
                        </Button>
                      </th>
                      {(['new', 'changed', 'unchanged', 'fault', 'waiting'] as const).map((state) => (
                        <td key={state}>{counts[state]}</td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </Card>
          {sheet && <SheetTable key={sheet.id} sheet={sheet} judged={chosen.judged} />}
          <div className={styles.foot}>
            <span role="status">
              {progress
                ? t('workbook.progress', { done: progress.done, count: progress.all })
                : t('workbook.sum', { count: toStore, left: sums.fault + sums.waiting, unchanged: sums.unchanged })}
              {!progress && invited > 0 && ` ${t('workbook.invited', { count: invited })}`}
            </span>
            <span className={styles.grow} />
            <Button disabled={progress !== undefined} onClick={() => setChosen(undefined)}>
              {t('workbook.cancel')}
            </Button>
            <Button
              type="primary"
              disabled={toStore === 0}
              loading={progress !== undefined}
              onClick={() => void storeAll(chosen)}
            >
              {t('workbook.store', { count: toStore })}
            </Button>
          </div>
        </>
      )}
      <Readings orgId={orgId} />
    </div>
  );
};
