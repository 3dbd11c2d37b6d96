import { mark } from "~/theme";

/** The brand's mark. Decorative, because the name is beside it as text. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
      <path className="fill-primary" fillRule="evenodd" d={mark.shape + mark.cutout} />
    </svg>
  );
}
