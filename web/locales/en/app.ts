import type { Same } from '../same.ts';
import type { app as sv } from '../sv/app.ts';

/** Texts of the frame: header, menu, place picker, banners. */
export const app = {
  name: 'Bemanningsplan',
  home: 'Bemanningsplan, start page',
  skip: 'Skip to the content',
  loading: 'Loading…',
  title: '{{place}} · {{page}} · Bemanningsplan',
  titleShort: '{{page}} · Bemanningsplan',
  menu: {
    label: 'Main menu',
    open: 'Menu',
    plan: 'Plan',
    user: '{{name}}, user menu',
    logout: 'Log out',
    language: 'Language',
    help: 'Help',
    accessibility: 'Accessibility',
  },
  footer: {
    support: 'Support',
    supportAddress: 'support@bemanningsplan.example',
    copyright: '© 2016',
  },
  place: {
    button: 'Place: {{path}}. Change place',
    choose: 'Choose a place',
    search: 'Search area, unit or category',
    all: 'All places',
    hits: 'Hits',
    within: 'In {{name}}',
    none: 'No place has that name.',
    recent: 'Visited recently',
    units_one: '{{count}} unit',
    units_other: '{{count}} units',
    categories_one: '{{count}} category',
    categories_other: '{{count}} categories',
    org: 'Organisation',
    area: 'Area',
    unit: 'Unit',
    category: 'Category',
    keysChoose: 'choose',
    keysOpen: 'open',
    keysInto: 'enter the level',
    count_one: '{{count}} hit',
    count_other: '{{count}} hits',
  },
  offline: {
    title: 'No contact with the server.',
    text: 'What you have typed is kept and will be saved when the line is back.',
  },
  broken: {
    title: 'The page could not be shown.',
    reload: 'Reload the page',
  },
  forbidden: 'You did not have permission to the page you tried to open. Here is your start page instead.',
} as const satisfies Same<typeof sv>;
