import { useEffect, useState } from "react";
import { Icon } from "~/ui/icons/icon";

type CopyCodesProps = { code: string; gtin: string };

/** The finish's catalogue number and EAN, with a button that copies both where the browser can. */
export function CopyCodes({ code, gtin }: CopyCodesProps) {
  const text = `${code} ${gtin}`;
  const [copied, setCopied] = useState("");
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums" translate="no">
        <div>
          <dt className="text-sm text-muted">Numer katalogowy</dt>
          <dd className="font-semibold">{code}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">EAN</dt>
          <dd className="font-semibold">{gtin}</dd>
        </div>
      </dl>
      {/* Hidden, but not absent: a button that appeared later would push the measures down. */}
      <button
        type="button"
        className={`button button-quiet -ml-5 print:hidden ${canCopy ? "" : "invisible"}`}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        <Icon name={copied === text ? "check" : "copy"} />
        Kopiuj numer i EAN
      </button>
      <span role="status" className="text-sm text-muted">
        {copied === text && "Skopiowano"}
      </span>
    </div>
  );
}
