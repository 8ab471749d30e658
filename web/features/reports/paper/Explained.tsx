export { Explained } from '#web/explain/Explained.tsx';
