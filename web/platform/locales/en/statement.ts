import type { Same } from '../same.ts';
import type { texts as sv } from '../sv/statement.ts';

/** The accessibility statement that Swedish law (DOS-lagen) asks for. */
export const texts = {
  title: 'Accessibility',
  heading: 'Accessibility of Bemanningsplan',
  lead: 'The organisation that uses Bemanningsplan stands behind this website and wants as many people as possible to be able to use it. This page describes how Bemanningsplan meets the Swedish act on accessibility to digital public service, which shortcomings we know of and how to reach us.',
  howTitle: 'How accessible is the website?',
  how: 'The website is designed to follow WCAG 2.1 level AA and the standard EN 301 549. We judge it to be partially compliant with the act, since it has not yet been reviewed by an independent party.',
  canTitle: 'What you can count on',
  can: {
    keyboard: 'Everything can be reached and changed with the keyboard, with a visible mark of where you are.',
    colour: 'Nothing is shown by colour alone: every cell has a figure and a sign.',
    contrast: 'Text has a contrast of at least 4.5:1, in both the light and the dark appearance.',
    zoom: 'The pages can be enlarged to 400 per cent.',
    motion: 'Motion is turned off when you have chosen so in your computer.',
    language: 'The language is marked, so that screen readers pronounce it right.',
    charts: 'Every chart has a text and a table with the same data.',
  },
  lacksTitle: 'Known shortcomings',
  lacks:
    'Wide tables, such as the demand table and the coverage map, need to be scrolled sideways on narrow screens. Printouts have not been tried with assistive technology.',
  reportTitle: 'Tell us if something does not work',
  reportTo: 'Write to',
  report:
    'Tell us what you tried to do and on which page. We answer as soon as we can and help you in another way meanwhile.',
  authorityTitle: 'Supervision',
  authority:
    'The Swedish Agency for Digital Government, Digg, is responsible for supervision. You can report to Digg if you think that we have not dealt with your views in the right way.',
  authorityLink: 'Report to Digg',
  testedTitle: 'How we have tested',
  tested:
    'We have ourselves checked every page automatically (axe) in light and dark appearance, tried it with the keyboard and in high contrast, measured it at eight sizes from 320 to 2560 px and read names and roles from the accessibility tree. The statement was last updated on {{date}}.',
  date: '25 November 2026',
} as const satisfies Same<typeof sv>;
