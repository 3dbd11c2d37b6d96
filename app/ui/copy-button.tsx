import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "./icons/icon";

type CopyButtonProps = { text: string; className: string; children: ReactNode };

/** Copies a text where the browser can, and says that it has. */
export function CopyButton({ text, className, children }: CopyButtonProps) {
  const [copied, setCopied] = useState("");
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  return (
    <>
      {/* Hidden, but not absent: a button that appeared later would push what follows down. */}
      <button
        type="button"
        className={`button ${className} print:hidden ${canCopy ? "" : "invisible"}`}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        <Icon name={copied === text ? "check" : "copy"} />
        {children}
      </button>
      <span role="status" className="text-sm text-muted">
        {copied === text && "Skopiowano"}
      </span>
    </>
  );
}
