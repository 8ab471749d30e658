import { LogBook } from '#web/features/log/LogBook.tsx';

/** Logg: the logbook of everything that was changed. */
export const LogPage = () => <LogBook />;
