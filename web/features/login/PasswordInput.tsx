import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LoginForm.module.css';

interface PasswordInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid: boolean;
}

/** A password that can be shown. */
export const PasswordInput = ({ value, onChange, invalid }: PasswordInputProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Input
      id="password"
      name="password"
      size="large"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(invalid && { status: 'error', 'aria-invalid': true, 'aria-describedby': 'password-error' })}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? t('login.hide') : t('login.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      }
    />
  );
};
