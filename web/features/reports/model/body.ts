import type { ExplainedReport } from '#web/domain/explained/figure.ts';
import { type Definition, followUpBody, forecastBody, keyValueBody, rangeBody } from './definition.ts';

/** A report by its type, as it is explained and exported; an overview as the demand and receipts of the units of its place. */
export const reportBody = (definition: Definition): ExplainedReport => {
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
    default: {
      const { level, unitIds, forCat = [], start, flags } = definition;
      const isWeek = type === 'weekoverview';
      return {
        ...{ type: 'demands', level, unitIds: [...unitIds], forCat: [...forCat] },
        ...{ start, end: isWeek ? start : definition.end, resolution: isWeek ? 'week' : 'period' },
        ...{ receipt: flags.has('receipt'), net: flags.has('net'), budget: true },
      };
    }
  }
};
