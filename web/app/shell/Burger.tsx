import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '#web/platform/api/useRight.ts';
import styles from './Burger.module.css';
import { Footer } from './Footer.tsx';
import { HelpDocument } from './HelpDocument.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainMenu } from './MainMenu.tsx';

/** The menu of narrow screens: main menu, language, help. */
export const Burger = () => {
  const { t } = useTranslation();
  const manages = useRight('manage');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        className={styles.burger ?? ''}
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('app.menu.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer title={t('app.menu.open')} placement="right" size={280} open={open} onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <MainMenu onChosen={() => setOpen(false)} />
          <LanguageSwitch />
          <HelpDocument name="snabbstart">{t('app.menu.quickstart')}</HelpDocument>
          <HelpDocument name="handbok">{t('app.menu.manual')}</HelpDocument>
          {manages && <HelpDocument name="administration">{t('app.menu.administration')}</HelpDocument>}
          <Footer />
        </div>
      </Drawer>
    </>
  );
};
