import type { QrCode } from "./qr-code.server";

type QrFigureProps = { code: QrCode; label: string; className: string };

/** A QR code, dark on light in every theme: readers want it so. */
export function QrFigure({ code: { size, path }, label, className }: QrFigureProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" fillRule="evenodd" d={path} />
    </svg>
  );
}
