/** Icons (lucide) that the interface itself uses; content adds its own by name. */
export const interfaceIcons = [
  "arrow-left",
  "arrow-right",
  "box",
  "calendar",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-alert",
  "clock",
  "copy",
  "download",
  "external-link",
  "file-text",
  "house",
  "mail",
  "map-pin",
  "menu",
  "monitor",
  "moon",
  "phone",
  "search",
  "sun",
  "x",
] as const;

export type InterfaceIcon = (typeof interfaceIcons)[number];
