import type * as z from 'zod';

/**
 * What can be wrong with one field: code and Swedish text. Schemas name the code as their message; screens in another
 * language translate the code. `{max}`, `{min}`, `{year}` and `{name}` are filled from the rule that was broken.
 */
export const faults = {
  required: 'Behöver fyllas i.',
  type: 'Fel sorts värde.',
  listAlone: 'Ange ett objekt med fält i stället för en lista.',
  unknown: 'Okänt fält.',
  text: 'Ange en text.',
  number: 'Ange ett tal.',
  whole: 'Ange ett heltal.',
  tooShort: 'Minst {min} tecken.',
  tooLong: 'Högst {max} tecken.',
  tooSmall: 'Minst {min}.',
  tooBig: 'Högst {max}.',
  tooMany: 'Högst {max} stycken.',
  tooFew: 'Minst {min}.',
  twice: 'Förekommer mer än en gång.',
  partNeeded: 'Pass och budget följer bara med tillsammans med kategorierna, och behov bara med passen.',
  choice: 'Välj ett av de möjliga värdena.',
  day: 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.',
  week: 'Ange en vecka, till exempel 2026-v06.',
  noWeek53: 'Det året har 52 veckor. Ange v52, eller en vecka i nästa år.',
  monday: 'Perioden måste börja på en måndag.',
  sunday: 'Perioden måste sluta på en söndag.',
  endBeforeStart: 'Slutdatum måste vara senare än startdatum.',
  endBeforeFirst: 'Slutdatum får inte vara före startdatum.',
  endYear: 'Slutåret får inte vara före startåret.',
  endMonth: 'Slutmånaden får inte vara före startmånaden.',
  overlap: 'Perioden överlappar en annan period.',
  withinLocked:
    'Behovsperioden börjar inom en låst period. Kontakta en superanvändare i organisationen eller Adacta för att låsa upp.',
  history: 'Perioder äldre än 10 veckor kan bara ändras av en superanvändare eller administratör.',
  employed: 'Personal som började före innevarande vecka kan bara tas bort av en superanvändare eller administratör.',
  pastStart: 'Perioden kan inte börja före innevarande vecka.',
  decimals: 'Högst {max} decimaler.',
  level: 'Nivå måste vara ett heltal',
  absenceKind:
    'Ange en bokstav eller ett ord: S semester, J sjuk, F föräldraledig, V VAB, U utbildning, T tjänstledig, Ö övrig frånvaro.',
  absenceRate: 'Ange först en grad utanför: frånvaro gäller bara den del som inte är i bemanningen.',
  agreedRate: 'Ange minst den grad som personen redan arbetar.',
  lentTwice: 'Personen är redan utlånad de veckorna.',
  lentComment: 'Personens kommentar är för lång: texten ”Utlånad till …” får inte plats. Korta kommentaren först.',
  lentRate: 'Personen arbetar mindre än så på sin avdelning de veckorna.',
  lentHome: 'Välj en person på en annan avdelning.',
  fillInContractor: 'Välj antingen vikarie eller inhyrd, inte båda.',
  demandValue: 'Ange ett tal med högst två decimaler.',
  clock: 'Ange ett klockslag mellan 00:00 och 24:00.',
  duration: 'Ange en tid mellan 0:01 och 168:00.',
  withinDay: 'Ange en tid mellan 0:00 och 24:00.',
  weekendTime: 'Arbetstid helg behöver fyllas i när helgrutan är i kryssad.',
  notSimulated: 'Perioden är inte en simulering.',
  shiftUnknown: 'Passet finns inte i perioden.',
  duplicateName: 'Namnet finns redan.',
  yesNo: 'Ange ja eller nej.',
  unitMissing: 'Avdelningen finns inte. Lägg till den på bladet Avdelningar.',
  areaMissing: 'Verksamheten finns inte. Den läggs till med sin första avdelning på bladet Avdelningar.',
  byAdministrator: 'Konton kan bara läsas in av en superadministratör.',
  unitOfArea: 'Flera avdelningar heter så. Ange verksamheten också.',
  categoryMissing: 'Kategorin finns inte. Lägg till den på bladet Kategorier och pass.',
  categoryBudget: 'Kategorin har bara budget, inga pass, inget behov och ingen personal.',
  namesakes: 'Flera i kategorin heter så. Ändra dem på sidan Personal.',
  shiftMissing: 'Passet finns inte. Lägg till det på bladet Kategorier och pass.',
  periodEnd: 'En rad ovanför säger att perioden slutar en annan dag.',
  periodLocked: 'Perioden är låst. Lås upp den på sidan Behov.',
  budgetLinked: 'Perioden har ett kopplat underlag. Rätta den på sidan Budget, med en orsak.',
  budgetClosed: 'Perioden har ett kopplat underlag. Kontakta Adacta administratör om den behöver justeras.',
  basisFirst:
    'Perioden som finns här har ett kopplat underlag. Öppna den först med pennan: ta bort länken eller ändra dagarna.',
  categoryWeek: 'Kategorin har en annan veckoarbetstid då. Ändra den på en rad utan pass.',
  duplicateYear: 'Året har redan en schablon.',
  stencilYear: 'Schabloner för innevarande och tidigare år kan bara ändras av en superanvändare eller administratör.',
  ratesLocked: 'Värdet gäller innevarande eller ett tidigare år och är låst. Lås upp först.',
  activityType: 'Finns inte för den här typen av aktivitet.',
  monthClosed: 'Månaden är stängd: arbetade timmar och kommentarer kan inte ändras.',
  monthClosedAlready: 'Månaden är redan stängd.',
  monthOpen: 'Månaden kan stängas först när den har gått ut.',
  activityInClosed: 'Aktiviteten har timmar i en stängd månad och kan inte tas bort. Ange i stället ett sista år.',
  activityUnknown: 'Aktiviteten finns inte det året, eller är en rubrik.',
  absenceSum: 'Månadens frånvaro kan vara högst {max} % tillsammans.',
  duplicateImport: 'Namnet i HR-systemet används redan av en annan avdelning.',
  sameIds: 'Listan måste innehålla alla som finns, en gång var.',
  lastPeriod: 'Passet måste ha minst en period. Ändra perioden, eller ta bort hela passet.',
  grantMapped: 'Behörigheten kommer från en grupp. Ändra den i organisationens tabell över grupper.',
  placeGone: 'Platsen finns inte längre. Välj en annan, eller ta bort raden.',
  granted: 'Användaren har redan behörighet här.',
  grantType: 'Rollen måste vara den som kontot har.',
  groupName:
    'Gruppens namn får inte innehålla hakparenteser eller kommatecken. Ge gruppen ett annat namn hos identitetsleverantören.',
  grantRole: 'Rollen kan inte få behörighet på den här nivån.',
  range: 'Välj högst {max} veckor.',
  unitWeeks: 'Välj högst {max} veckor för så många avdelningar.',
  years: 'Välj högst {max} år.',
  weekUnknown: 'Året har ingen sådan vecka.',
  unitCount: 'Välj max {max} avdelningar att jämföra',
  categoryUnknown: 'Ingen av avdelningarna har kategorin.',
  noBudgetPeriod: 'Ingen matchande budgetperiod hittas för {year}',
  basisText: 'Ange en rapport över behov eller personal, som den skapades.',
  basisOther: 'Rapporten hör inte till budgetperioden: den är av en annan avdelning, kategori eller ett annat år.',
  control: 'Texten har styrtecken, till exempel en radbrytning eller tabb. Ta bort dem.',
  direction: 'Texten har osynliga tecken som vänder skrivriktningen. Ta bort dem.',
  invisible: 'Texten har bara osynliga tecken.',
  addressSigns: 'Adressen har osynliga tecken. Skriv den för hand.',
  mixedScripts: 'Adressen blandar bokstäver ur olika alfabet. Skriv den för hand.',
  email: 'Ange en giltig e-postadress.',
  passwordLength: 'Lösenordet måste ha minst 8 tecken.',
  passwordLower: 'Lösenordet måste ha minst en liten bokstav.',
  passwordUpper: 'Lösenordet måste ha minst en stor bokstav.',
  passwordDigit: 'Lösenordet måste ha minst en siffra.',
  passwordSymbol: 'Lösenordet måste ha minst ett specialtecken.',
  passwordCommon:
    'Lösenordet är ett av de första som någon gissar. Välj ett utan vanliga ord, årstider, månader och tangentrader.',
  passwordRepeats: 'Lösenordet upprepar samma tecken. Välj ett med fler olika tecken.',
  wrongPassword: 'Det nuvarande lösenordet stämmer inte.',
  wrongCode: 'Koden stämmer inte. Kontrollera att telefonens klocka går rätt och ange den kod som visas nu.',
  usedCode: 'Koden är redan använd. Vänta tills appen visar nästa.',
  wrongRecoveryCode: 'Återställningskoden stämmer inte, eller är redan använd.',
  addressTaken: 'Kontot kunde inte skapas. E-postadressen kan redan vara i bruk.',
  nameReserved: 'Användarnamnet är reserverat för konton som loggar in genom en arbetsgivare. Välj ett annat.',
  addressInUse: 'Kontot kunde inte ändras. E-postadressen kan redan vara i bruk.',
  byProvider: 'Bara leverantören kan ändra det här.',
  byHome: 'Kontot hör till en annan organisation. Bara en superanvändare där eller leverantören kan ändra det.',
  homeGone: 'Organisationen finns inte längre. Välj en annan.',
  samlNone: 'Organisationen har ingen SAML-inloggning.',
  samlType: 'Bara användare och superanvändare kan logga in med SAML.',
  samlDomain: 'Adressen ligger utanför organisationens SAML-inloggning.',
  ownType: 'Du kan inte ändra din egen kontotyp.',
  ownLoginType: 'Du kan inte ändra hur du själv loggar in.',
  fileEmpty: 'Filen är tom.',
  fileHeaderOnly: 'Filen har en rubrikrad men inga rader.',
  fileTooLarge: 'Filen är större än {max} MB.',
  fileEncoding: 'Filen är ingen text i UTF-8, Windows-1252 eller ISO-8859-1.',
  fileQuote: 'Ett citattecken på rad {name} avslutas aldrig.',
  fileXml: 'Filen är ingen giltig PAXml-fil.',
  fileXmlStaff: 'Filen är en XML-fil. PAXml läses in som arbetad tid.',
  fileNoTimes: 'PAXml-filen har inga tidtransaktioner (tidtrans). Bara sådana läses in.',
  ftpHost: 'Servern finns inte. Kontrollera namnet.',
  ftpPrivate: 'Servern ligger på ett internt nät och nås inte härifrån.',
  ftpUnreachable: 'Servern svarar inte.',
  ftpLogin: 'Fel användarnamn eller lösenord till FTP-servern.',
  ftpTls: 'Ingen säker anslutning: servern saknar TLS, eller så är dess certifikat inte giltigt.',
  ftpSlow: 'Servern är för långsam: tiden tog slut innan den hade svarat färdigt.',
  ftpCut: 'Anslutningen bröts innan filen var hämtad.',
  ftpNoFile: 'Servern har ingen sådan fil.',
  ftpNewest: 'Servern visar inte vilken fil som är nyast. Flytta undan äldre filer på servern, eller välj filen själv.',
  ftpMissing: 'Server, användare och lösenord behöver fyllas i på organisationen.',
  ftpName: 'Ange bara serverns namn, till exempel ftp.example.se.',
  fileUnknown: 'Filen finns inte kvar. Hämta eller välj den igen.',
  columnMissing: 'Kolumnen {name} saknas i filen.',
  importLacks:
    'Filen tar bort {max} procent av det som tidigare inläsningar har lagt in på avdelningen: medarbetare saknas, slutar, får graden 0 eller ett helt annat namn, eller timmar minskar. Leverantören granskar förhandsvisningen på avdelningens importsida och läser in för hand om det stämmer.',
  errorValue: 'Cellen har ett felvärde och inget värde.',
  mergedCell: 'Cellen är sammanfogad med en annan. Dela upp den och fyll i varje cell.',
  columnTwice: 'Kolumnen {name} finns två gånger i filen.',
  importNoRows: 'Filen har inga rader för avdelningen, eller så är import inte påslagen för den.',
  importLine: 'Rad {name} har ett fel. Avdelningen lämnas orörd.',
  other: 'Värdet går inte att använda.',
} as const satisfies Record<string, string>;

export type FaultCode = keyof typeof faults;

export interface Fault {
  readonly code: FaultCode;
  readonly min?: number | bigint;
  readonly max?: number | bigint;
  readonly year?: number;
  /** Of a column or line. */
  readonly name?: string;
}

const isFault = (text: string): text is FaultCode => Object.hasOwn(faults, text);

const codeOfType = (expected: string): FaultCode =>
  expected === 'string' ? 'text' : expected === 'number' ? 'number' : expected === 'int' ? 'whole' : 'type';

const faultOf = (issue: z.core.$ZodIssue): Fault => {
  if (isFault(issue.message)) return { ...(issue.code === 'custom' ? issue.params : {}), code: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : codeOfType(issue.expected) };
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? { code: 'required' } : { code: 'tooShort', min: issue.minimum };
      return { code: issue.origin === 'array' ? 'tooFew' : 'tooSmall', min: issue.minimum };
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig',
        max: issue.maximum,
      };
    case 'invalid_value':
      return { code: 'choice' };
    default:
      return { code: 'other' };
  }
};

/** The first fault of each field, by dotted path (`period.start`, `shiftDemands.0.mon`); the whole body is `''`. */
export const faultsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, Fault> => {
  const found: Record<string, Fault> = {};
  const note = (path: PropertyKey[], fault: Fault) => {
    found[path.join('.')] ??= fault;
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) note([...issue.path, key], { code: 'unknown' });
    else note(issue.path, faultOf(issue));
  }
  return found;
};

/** The Swedish sentence of a fault. */
export const faultText = ({ code, min, max, year, name }: Fault): string =>
  faults[code]
    .replace('{min}', String(min))
    .replace('{max}', String(max).replace('.', ','))
    .replace('{year}', String(year))
    .replace('{name}', () => String(name));
