import { useEffect, useState } from "react";
import { Icon } from "~/ui/icons/icon";

type CopyButtonProps = { text: string; label: string; look?: string };

/** Copies a text where the browser can, and says so. */
export function CopyButton({ text, label, look = "button-quiet -ml-5" }: CopyButtonProps) {
  const [copied, setCopied] = useState("");
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  return (
    <>
      {/* Hidden, but not absent: a button that appeared later would push down what follows. */}
      <button
        type="button"
        className={`button ${look} print:hidden ${canCopy ? "" : "invisible"}`}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        <Icon name={copied === text ? "check" : "copy"} />
        {label}
      </button>
      <span role="status" className="text-sm text-muted">
        {copied === text && "Skopiowano"}
      </span>
    </>
  );
}
