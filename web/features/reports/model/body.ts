import type { ExplainedReport } from '#web/explain/model.ts';
import { type Definition, followUpBody, forecastBody, keyValueBody, rangeBody } from './definition.ts';

/** A report by its type, as it is explained and exported; undefined for one of a place. */
export const reportBody = (definition: Definition): ExplainedReport | undefined => {
  const { type, forecastType = 'demand/assets', keyvalue } = definition;
  switch (type) {
    case 'prognos':
      return { type, forecastType, ...forecastBody(definition) };
    case 'keyvalues':
      return { type, ...keyValueBody({ ...definition, keyvalue: keyvalue || 3 }) };
    case 'followup':
    case 'activity':
      return { type, ...followUpBody(definition) };
    case 'demands':
    case 'assets':
      return { type, ...rangeBody(definition) };
    default:
      return undefined;
  }
};
