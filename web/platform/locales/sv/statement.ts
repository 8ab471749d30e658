/** The accessibility statement that the law on access to digital public service (DOS-lagen) asks for. */
export const texts = {
  title: 'Tillgänglighet',
  heading: 'Tillgänglighet för Bemanningsplan',
  lead: 'Den organisation som använder Bemanningsplan står bakom den här webbplatsen och vill att så många som möjligt ska kunna använda den. Här beskriver vi hur Bemanningsplan uppfyller lagen om tillgänglighet till digital offentlig service, vilka brister vi känner till och hur du når oss.',
  howTitle: 'Hur tillgänglig är webbplatsen?',
  how: 'Webbplatsen är utformad för att följa WCAG 2.1 nivå AA och standarden EN 301 549. Vi bedömer att den är delvis förenlig med lagens krav, eftersom den ännu inte har granskats av en oberoende part.',
  canTitle: 'Det här kan du räkna med',
  can: {
    keyboard: 'Allt går att nå och ändra med tangentbordet, med synlig markering av var du är.',
    colour: 'Ingen uppgift visas med enbart färg: varje ruta har siffra och tecken.',
    contrast: 'Text har minst kontrasten 4,5:1, i både ljust och mörkt utseende.',
    zoom: 'Sidorna går att förstora till 400 procent.',
    motion: 'Rörelser stängs av när du har valt det i datorn.',
    language: 'Språket är märkt, så att skärmläsare uttalar det rätt.',
    charts: 'Varje diagram har en text och en tabell med samma uppgifter.',
  },
  lacksTitle: 'Kända brister',
  lacks:
    'Breda tabeller, som behovstabellen och täckningskartan, behöver rullas i sidled på smala skärmar. Utskrifter är inte prövade med hjälpmedel.',
  reportTitle: 'Meddela oss om något inte fungerar',
  reportTo: 'Skriv till',
  report:
    'Berätta vad du försökte göra och på vilken sida. Vi svarar så snart vi kan och hjälper dig under tiden på annat sätt.',
  authorityTitle: 'Tillsyn',
  authority:
    'Myndigheten för digital förvaltning, Digg, har ansvaret för tillsyn. Du kan anmäla till Digg om du tycker att vi inte har tagit hand om dina synpunkter på rätt sätt.',
  authorityLink: 'Anmäl till Digg',
  testedTitle: 'Hur vi har testat',
  tested:
    'Vi har själva granskat varje sida med automatisk kontroll (axe) i ljust och mörkt utseende, prövat den med tangentbord och i hög kontrast, mätt den i åtta storlekar från 320 till 2560 px och läst namn och roller ur tillgänglighetsträdet. Redogörelsen uppdaterades senast den {{date}}.',
  date: '25 november 2026',
} as const;
