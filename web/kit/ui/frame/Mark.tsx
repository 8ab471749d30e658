const tiles = [0.45, 0.75, 1, 1, 0.45, 0.75, 0.75, 1, 0.45].map((opacity, index) => ({
  opacity,
  x: 5 + (index % 3) * 5,
  y: 5 + Math.floor(index / 3) * 5,
}));

/** The product's mark: the coverage map in small. */
export const Mark = ({ size = 22 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <rect width="24" height="24" rx="6" fill="var(--accent)" />
    <g fill="var(--on-accent)">
      {tiles.map(({ x, y, opacity }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="4" height="4" rx="1" opacity={opacity} />
      ))}
    </g>
  </svg>
);
