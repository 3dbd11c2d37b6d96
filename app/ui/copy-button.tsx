import { useEffect, useState } from "react";
import { Icon } from "~/ui/icons/icon";

type CopyButtonProps = {
  text: string;
  label: string;
  look?: string;
  /** True to show the icon alone. The label is then the button's name and its tooltip. */
  isIcon?: boolean;
};

const copied = "Skopiowano";

/** Button that copies a text and announces success or failure. It is invisible if the browser cannot copy. */
export function CopyButton({
  text,
  label,
  look = "button button-quiet -ml-5",
  isIcon = false,
}: CopyButtonProps) {
  const [said, setSaid] = useState("");
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text resets the message about the previous one.
  useEffect(() => setSaid(""), [text]);
  return (
    <>
      {/* Invisible instead of absent: a button that appears later would shift the layout. */}
      <button
        type="button"
        aria-label={isIcon ? label : undefined}
        title={isIcon ? label : undefined}
        className={`${isIcon ? "icon-button" : look} print:hidden ${canCopy ? "" : "invisible"}`}
        onClick={() =>
          navigator.clipboard
            .writeText(text)
            .then(
              () => copied,
              () => "Nie udało się skopiować",
            )
            .then(setSaid)
        }
      >
        <Icon name={said === copied ? "check" : "copy"} />
        {!isIcon && label}
      </button>
      <span role="status" className={isIcon && said === copied ? "sr-only" : "text-sm text-muted"}>
        {said}
      </span>
    </>
  );
}
