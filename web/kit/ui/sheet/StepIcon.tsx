/** The bent arrow of undo, or of redo. */
export const StepIcon = ({ forward = false }: { readonly forward?: boolean }) => (
  <svg
    viewBox="0 0 16 16"
    width="15"
    height="15"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <g transform={forward ? 'matrix(-1 0 0 1 16 0)' : undefined}>
      <path d="M5.5 3 2.5 6l3 3" />
      <path d="M2.5 6H10a3.5 3.5 0 0 1 0 7H6" />
    </g>
  </svg>
);
