import type { Random } from './random.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const firstNames = words(`
  Anna Maria Karin Sara Emma Lena Kristina Eva Elin Malin Hanna Linda Jenny Ida Johanna Helena Sofia Camilla Annika Ulrika
  Åsa Cecilia Josefin Frida Amanda Matilda Sandra Therese Maja Ebba Agnes Wilma Moa Susanne Birgitta Monica Katarina Pernilla
  Fatima Amina Leila Zahra Samira Mariam Aleksandra Katarzyna Milica Mirela Jasmina Hodan Nadia Ayşe Päivi Liisa
  Erik Johan Anders Karl Lars Mikael Daniel Fredrik Oskar Viktor Gustav Simon Jonas Mattias Henrik Magnus Emil Filip
  Ahmed Mohammed Ali Yusuf Hassan Goran Emir Piotr Tomasz Mikko`);

const lastNames = words(`
  Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson
  Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Lindgren Axelsson Berg Bergström Lundberg Lind
  Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg Henriksson Forsberg Sjöberg Wallin Engström Eklund Danielsson
  Lundin Håkansson Björk Bergman Gunnarsson Holm Wikström Samuelsson Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson
  Löfgren Söderberg Nyberg Blomqvist Claesson Nordström Mårtensson Lundström Viklund Björklund Eliasson Berggren Sandström
  Nordin Ström Åberg Ekström Hermansson Holmgren Sundberg Hedlund Dahlberg Hellström Sjögren Falk Abrahamsson Martinsson
  Ahmed Mohamed Hassan Abdi Nguyen Kowalska Hosseini Petrović Kovačević Yılmaz Korhonen Virtanen Haddad Rahimi`);

/** Some name. */
export const anyName = (random: Random): string => `${random.pick(firstNames)} ${random.pick(lastNames)}`;

/** A generator of names without duplicates. */
export const namesFrom = (random: Random): (() => string) => {
  const taken = new Set<string>();
  const name = (): string => {
    const made = anyName(random);
    if (taken.has(made)) return name();
    taken.add(made);
    return made;
  };
  return name;
};
