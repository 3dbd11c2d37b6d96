/** The brand's mark: a drop with a wave that reads as an M. Decorative, because the name is beside it as text. */
export function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        className="fill-primary"
        d="M16 1.5C16 1.5 4.5 12.4 4.5 19.5a11.5 11.5 0 0 0 23 0C27.5 12.4 16 1.5 16 1.5Z"
      />
      <path
        className="fill-none stroke-on-primary"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M9.75 22.5v-2.25a3.1 3.1 0 0 1 6.25 0v2.25m0-2.25a3.1 3.1 0 0 1 6.25 0v2.25"
      />
    </svg>
  );
}
