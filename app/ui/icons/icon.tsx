import type { InterfaceIcon } from "./interface-icons";

export type IconName = InterfaceIcon | `lucide:${string}`;

/**
 * An icon of the document's inline sprite (no request). Decorative: the text beside it, or the control's label, says
 * what it means. Content uses Iconify's names (`lucide:house`), code the short names of `interface-icons.ts`.
 */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`flex-none ${className}`}>
      <use href={`#icon-${name.replace("lucide:", "")}`} />
    </svg>
  );
}
