import { CopyButton } from "~/ui/copy-button";

type CopyCodesProps = { code: string; gtin: string };

/**
 * The finish's catalogue number and EAN, with a button that copies both. The button is visible only if the browser can
 * copy.
 */
export function CopyCodes({ code, gtin }: CopyCodesProps) {
  return (
    <div className="mt-3 flex items-center gap-3 lg:mt-5">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular" translate="no">
        <div>
          <dt className="text-sm text-muted">Numer katalogowy</dt>
          <dd className="font-semibold">{code}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">EAN</dt>
          <dd className="font-semibold">{gtin}</dd>
        </div>
      </dl>
      <CopyButton text={`${code} ${gtin}`} label="Kopiuj numer i&nbsp;EAN" isIcon />
    </div>
  );
}
