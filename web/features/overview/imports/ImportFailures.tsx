import Alert from 'antd/es/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { imports } from '#shared/contract/imports.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href } from '#web/platform/navigation/href.ts';
import { atLevel, type Place } from '#web/platform/navigation/place.ts';
import { type FailureLine, failureLines } from './failureLines.ts';
import styles from './ImportFailures.module.css';

/** The most reasons, and units of one, that are named. */
const most = 3;

const Line = ({
  line: { kind, at, message, units },
  orgId,
}: {
  readonly line: FailureLine;
  readonly orgId: string;
}) => {
  const { t } = useTranslation();
  const mayImport = useRight('import');
  const [only, ...others] = units;
  const target = only && others.length === 0 ? { orgId, areaId: only.areaId, unitId: only.unitId } : { orgId };
  const names = units.slice(0, most).map(({ unitName }) => unitName);
  const rest = units.length - names.length;
  return (
    <li>
      <strong>
        {t(`overview.importFailures.kind.${kind}`)}, {names.join(', ')}
        {rest > 0 && ` ${t('overview.importFailures.moreUnits', { count: rest })}`} ({momentText(at)}):
      </strong>{' '}
      {message}
      {mayImport && (
        <>
          {' '}
          <Link to={href.manage(target, 'import')}>{t('overview.importFailures.open')}</Link>
        </>
      )}
    </li>
  );
};

/** Says to those who administer the organisation which imports from the HR system failed or were held, until it is closed. */
export const ImportFailures = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation();
  const administers = useRight('administer');
  const [isClosed, setClosed] = useState(false);
  const { orgId } = place.ids;
  const isAsked = administers && orgId !== undefined && atLevel(place, 'org')?.canRead === true;
  const { data: failures } = useEndpoint(imports.failures, isAsked ? { params: { orgId } } : null);
  const lines = failures ? failureLines(failures, place.ids) : [];
  if (isClosed || orgId === undefined || lines.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      banner
      role="status"
      title={
        <details>
          <summary>{t('overview.importFailures.title', { count: lines.length })}</summary>
          <ul className={styles.lines}>
            {lines.slice(0, most).map((line) => (
              <Line key={JSON.stringify([line.kind, line.at, line.message])} line={line} orgId={orgId} />
            ))}
            {lines.length > most && <li>{t('overview.importFailures.more', { count: lines.length - most })}</li>}
          </ul>
        </details>
      }
      closable={{ onClose: () => setClosed(true), 'aria-label': t('ui.close') }}
    />
  );
};
