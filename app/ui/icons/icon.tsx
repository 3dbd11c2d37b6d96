import type { InterfaceIcon } from "./interface-icons";

export type IconName = InterfaceIcon | `lucide:${string}`;

/**
 * An icon from the document's inline sprite, which needs no request. It is decorative: adjacent text or the control's
 * label conveys the meaning. Content uses Iconify names (`lucide:house`); code uses the short names in
 * `interface-icons.ts`.
 */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`flex-none ${className}`}>
      <use href={`#icon-${name.replace("lucide:", "")}`} />
    </svg>
  );
}
