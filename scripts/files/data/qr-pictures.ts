import { digitalLink, qrPicture } from "~/catalogue/product/digital-link";
import { lastModified } from "~/catalogue/product/last-modified";
import { qrCode } from "~/ui/qr/qr-code.server";
import type { FileOrder } from "../manifest";
import { readRange } from "../products/range";

/** The QR code of every finish, for product pages in print. */
export function qrPictureOrders(): FileOrder[] {
  const { catalogue, background } = readRange();
  return catalogue.products.flatMap((product) =>
    product.finishes.map((finish) => {
      const address = background.brand.siteUrl + digitalLink(finish);
      return {
        path: qrPicture(finish),
        date: lastModified(product),
        files: ["scripts/files/data/qr-pictures.ts", "app/ui/qr/qr-code.server.ts"],
        data: address,
        make: () => Buffer.from(drawn(address)),
      };
    }),
  );
}

function drawn(address: string): string {
  const { size, path } = qrCode(address);
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}<path fill-rule="evenodd" d="${path}"/></svg>\n`;
}
