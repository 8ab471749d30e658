/** The shape of a catalogue in another language: exactly the same keys, texts of its own. */
export type Same<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Same<Catalogue[Key]>;
};
