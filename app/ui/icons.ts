export { Icon } from "./icons/icon";
export type { InterfaceIcon } from "./icons/interface-icons";
export { IconSpriteSlot } from "./icons/sprite-slot";
