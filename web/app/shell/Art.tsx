import { useTranslation } from 'react-i18next';
import styles from './Art.module.css';

/** A coverage map without figures, one letter per week: shortage from `o` to `O`, surplus from `b` to `B`. */
const map = [
  '.bb.bb.......o..bb..',
  'ooo.....o.oooO.oooo.',
  'OOOOOoO.o...oO..ooOO',
  '.b..b...o...........',
  '.......b............',
  'ccDDDDDDcccccDcccDcc',
  'O.......O..o.OOo..oO',
  '........o....oo.....',
  'OOOOXOOOXOOOOXXXOXOO',
  'O.ooOo..OoOOoO.o..Oo',
  '.bbbbbb.bbbccb..bcb.',
  'o....b..O....oo...o.',
  '.ccbbccbb.bbbb..bb..',
  '..................o.',
  'O.......O....OO.oooO',
  'o.......o....oo.....',
];

const shades: Readonly<Record<string, string>> = { o: 'n1', O: 'n2', X: 'n3', b: 'p1', c: 'p2', D: 'p3' };

const tiles = map.flatMap((row, y) => [...row].map((letter, x) => ({ key: `${x} ${y}`, shade: shades[letter] })));

/** The picture beside the login form. */
export const Art = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.tiles}>
        {tiles.map(({ key, shade }) => (
          <i key={key} style={{ background: shade === undefined ? 'var(--surface)' : `var(--d-${shade})` }} />
        ))}
      </div>
      <div className={styles.tag}>
        <b>{t('login.artTitle')}</b>
        <span>{t('login.artText')}</span>
      </div>
    </div>
  );
};
