export { Icon } from "./icons/icon";
export type { InterfaceIcon } from "./icons/interface-icons";
export { bringIconsOnIntent, IconSpriteSlot } from "./icons/sprite-slot";
