/** A part of the application is no longer there: a later version has taken its place, and only a reload leads to it. */
export class NewVersion extends Error {
  override readonly name = 'NewVersion';
}
