export { Icon } from "./icons/icon";
export { type InterfaceIcon, interfaceIcons } from "./icons/interface-icons";
export { bringIconsOnIntent, emptySprite, filledSprite, IconSpriteSlot } from "./icons/sprite-slot";
