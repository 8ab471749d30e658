import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingFileError } from '#web/platform/api/loadChunk.ts';
import styles from './Broken.module.css';

/** Shown instead of a screen that failed to render, or whose file could not be loaded. */
export const Broken = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation();
  const missing = error instanceof MissingFileError ? error.reason : undefined;
  return (
    <div className={styles.broken} role="alert">
      <h1>{t(`app.broken.${missing ?? 'title'}`)}</h1>
      <p>{missing ? t('app.broken.reloadText') : t('app.broken.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('app.broken.reload')}
      </button>
    </div>
  );
};

interface Caught {
  readonly failure?: { readonly error: unknown };
}

/** Shows `Broken` instead of children that fail to render, where no router does. */
export class BrokenBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  static getDerivedStateFromError(error: unknown): Caught {
    return { failure: { error } };
  }

  override state: Caught = {};

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <Broken error={failure.error} />
      </main>
    );
  }
}
