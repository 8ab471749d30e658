import { LogBook } from '#web/features/log/LogBook.tsx';

/** Logg: the logbook of everything that was changed (spec 1 section 2). */
export const LogPage = () => <LogBook />;
