import { useEffect, useState } from "react";
import { Icon } from "~/ui/icons/icon";

type CopyButtonProps = { text: string; label: string; look?: string };

/** Copies a text where the browser can, and says so; it may also refuse. */
export function CopyButton({ text, label, look = "button-quiet -ml-5" }: CopyButtonProps) {
  const [said, setSaid] = useState({ text: "", isCopied: false });
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  const isSaid = said.text === text;
  return (
    <>
      {/* Hidden, but not absent: a button that appeared later would push down what follows. */}
      <button
        type="button"
        className={`button ${look} print:hidden ${canCopy ? "" : "invisible"}`}
        onClick={() =>
          navigator.clipboard.writeText(text).then(
            () => setSaid({ text, isCopied: true }),
            () => setSaid({ text, isCopied: false }),
          )
        }
      >
        <Icon name={isSaid && said.isCopied ? "check" : "copy"} />
        {label}
      </button>
      <span role="status" className="text-sm text-muted">
        {isSaid && (said.isCopied ? "Skopiowano" : "Nie udało się skopiować")}
      </span>
    </>
  );
}
