import * as z from 'zod';
import {
  Activity,
  ActivityChange,
  ActivityContents,
  ActivityFields,
  ActivityInput,
  CommentsChange,
  Copyables,
  FollowUpComments,
  InputsChange,
} from '#shared/model/activity.ts';
import { ClosedMonth, MonthToClose } from '#shared/model/closing.ts';
import { ClosedReport, FollowUpUnit } from '#shared/model/followUp.ts';
import { PlaceText, PlaceTextChange } from '#shared/model/placeFollowUp.ts';
import { confirm, inOrder, ordering } from './common.ts';
import { create, get, post, put, remove } from './define.ts';
import { A, O, U } from './paths.ts';

/** Follow-up of a unit: activities, their values by month, comments, and what comes of them; the texts of areas and organisations. */
export const followup = {
  list: get(`${U}/activity`, {
    who: 'read',
    summary: 'The activities of a unit, in order.',
    answer: z.array(Activity),
  }),
  create: create(`${U}/activity`, {
    who: 'admin',
    summary: 'A new activity, last in the unit.',
    body: ActivityFields,
    answer: Activity,
  }),
  one: get(`${U}/activity/{activityId}`, {
    who: 'read',
    summary: 'An activity.',
    answer: Activity,
  }),
  update: put(`${U}/activity/{activityId}`, {
    who: 'admin',
    summary: 'Changes an activity.',
    body: ActivityChange,
    answer: Activity,
  }),
  remove: remove(`${U}/activity/{activityId}`, {
    who: 'admin',
    summary: 'Removes an activity; one with values only when `confirm` is its name.',
    query: confirm,
  }),
  contents: get(`${U}/activity/{activityId}/contents`, {
    who: 'admin',
    summary: 'What goes when the activity is removed.',
    answer: ActivityContents,
  }),
  order: put(`${U}/activity/order`, {
    who: 'admin',
    summary: 'Puts the activities in order.',
    body: inOrder,
    answer: ordering,
  }),
  years: get(`${U}/activity/years`, {
    who: 'read',
    summary: 'The years from the first activity or value to this one, and later ones that have values.',
    answer: z.array(z.number()),
  }),
  inputs: get(`${U}/activity/input/{year}`, {
    who: 'admin',
    summary: 'The values of a year by activity and month.',
    answer: z.array(ActivityInput),
  }),
  saveInputs: put(`${U}/activity/input`, {
    who: 'admin',
    summary: 'Changes values of a year; months left out keep theirs.',
    body: InputsChange,
    answer: z.array(ActivityInput),
  }),
  copyables: get(`${U}/copyables`, {
    who: 'admin',
    summary: 'The units of the organisation that have activities to copy.',
    answer: Copyables,
  }),
  copy: post(`${U}/copy/{fromUnitId}`, {
    who: 'admin',
    summary: 'Copies the activities of another unit to one without any.',
    answer: z.array(Activity),
  }),
  comments: get(`${U}/followup/{year}/comments`, {
    who: 'read',
    summary: 'The comments of a year, one a month.',
    answer: FollowUpComments,
  }),
  saveComments: put(`${U}/followup/{year}/comments`, {
    who: 'write',
    summary: 'Changes comments of a year; months left out keep theirs.',
    body: CommentsChange,
    answer: FollowUpComments,
  }),
  year: get(`${U}/followup/{year}`, {
    who: 'read',
    summary: 'The follow-up of a unit and year, by month.',
    answer: FollowUpUnit,
  }),
  areaText: get(`${A}/followup/{year}/text`, {
    who: 'read',
    summary: 'The text that the follow-up of an area and year is shown and printed with.',
    answer: PlaceText,
  }),
  saveAreaText: put(`${A}/followup/{year}/text`, {
    who: 'write',
    summary: 'Changes the text of the follow-up of an area and year.',
    body: PlaceTextChange,
    answer: PlaceText,
  }),
  organizationText: get(`${O}/followup/{year}/text`, {
    who: 'read',
    summary: 'The text that the follow-up of an organisation and year is shown and printed with.',
    answer: PlaceText,
  }),
  saveOrganizationText: put(`${O}/followup/{year}/text`, {
    who: 'write',
    summary: 'Changes the text of the follow-up of an organisation and year.',
    body: PlaceTextChange,
    answer: PlaceText,
  }),
  close: post(`${U}/followup/{year}/closed`, {
    who: 'controller',
    summary:
      'Closes a month that has ended: its hours and comments are read-only then, and its follow-up is kept whole.',
    body: MonthToClose,
    answer: z.array(ClosedMonth),
  }),
  closed: get(`${U}/followup/{year}/closed/{month}`, {
    who: 'read',
    summary: 'The follow-up of a closed month, as it was when it was closed.',
    answer: ClosedReport,
  }),
} as const;
