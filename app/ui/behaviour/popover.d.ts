import "react";

/** Adds the popover attributes. React 18 has no types for them and supports them only in lower case. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "hide" | "show" | "toggle";
  }
}
