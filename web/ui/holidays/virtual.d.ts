declare module 'virtual:swedish-holidays' {
  /** The Swedish days off, in order; made when the application is built (web/build/swedishHolidays.ts). */
  export const days: readonly import('../../build/swedishHolidays.ts').NamedDay[];
}
