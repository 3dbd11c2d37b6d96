import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icons/icon";

export type ToastCardProps = {
  color: "success" | "info" | "warning" | "error";
  title: string;
  description: string;
  /** Language of the texts, if it is not Polish. */
  lang?: string | undefined;
  /** Links and buttons below the text. */
  actions?: ReactNode;
  /** Shown after the text, for example a close button. */
  children?: ReactNode;
};

const looks: Record<ToastCardProps["color"], { icon: IconName; edge: string; ink: string }> = {
  success: { icon: "check", edge: "border-success", ink: "text-success" },
  info: { icon: "circle-alert", edge: "border-info", ink: "text-info" },
  warning: { icon: "circle-alert", edge: "border-warning", ink: "text-warning" },
  error: { icon: "circle-alert", edge: "border-error", ink: "text-error" },
};

/** The visual part of a toast, used by the toaster and inside pages. It is not a live region. */
export function ToastCard({ color, title, description, lang, actions, children }: ToastCardProps) {
  const { icon, edge, ink } = looks[color];
  return (
    <div
      translate="no"
      className={`relative flex items-start gap-3 overflow-hidden rounded-xl border-l-4 bg-raised p-4 text-ink [box-shadow:0_0_0_1px_var(--color-line),0_1rem_2rem_#0002] ${edge}`}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${ink}`} />
      <div lang={lang} className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{description}</p>
        {actions && <div className="mt-1 -ml-2 flex flex-wrap gap-1">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
