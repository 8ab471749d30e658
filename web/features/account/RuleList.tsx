import { useTranslation } from 'react-i18next';
import { passwordFaults, passwordRules } from '#shared/model/password.ts';
import { TickIcon } from './parts/icons.tsx';

interface RuleListProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly password: string;
  /** Whether a rule that is not met is shown as a fault. */
  readonly insist: boolean;
}

/** The rules of a password, each with whether the typed one meets it. */
export const RuleList = ({ id, className, password, insist }: RuleListProps) => {
  const { t } = useTranslation();
  const lacking = passwordFaults(password);
  const stateOf = (met: boolean) => (met ? 'met' : insist ? 'missing' : 'open');
  return (
    <ul id={id} className={className} aria-label={t('account.rules.label')}>
      {passwordRules.map((rule) => {
        const met = !lacking.includes(rule);
        return (
          <li key={rule} data-state={stateOf(met)}>
            <TickIcon done={met} />
            {t(`account.rules.${rule}`)}
            <span className="visually-hidden">{met ? t('account.rules.met') : t('account.rules.missing')}</span>
          </li>
        );
      })}
    </ul>
  );
};
