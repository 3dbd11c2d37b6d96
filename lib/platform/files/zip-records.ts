/*
 * The records around the files of a ZIP (APPNOTE 6.3.3, 4.3.7, 4.3.12 and 4.3.16). Packages that write one as a stream put
 * size and checksum behind each file, where programs that read it as a stream cannot use them, and refuse stored files. Here
 * they are known before.
 */

export type ZippedFile = {
  /** Path in the ZIP, with slashes. */
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** 0 for stored, 8 for deflated. */
  compression: number;
  crc: number;
  /** Number of bytes in the ZIP. */
  bytes: number;
  /** Number of bytes of the file itself. */
  size: number;
};

const neededVersion = 20;
const utf8Names = 0x0800;

/** Sizes in bytes of a file's record before it and its record at the end, both without its name, and of the last record. */
export const recordBytes = { local: 30, central: 46, end: 22 };

/** Returns the record before a file. */
export function localRecord(file: ZippedFile): Buffer {
  const signature = Buffer.from("PK\x03\x04", "latin1");
  return Buffer.concat([signature, fieldsOf(file), Buffer.from(file.name)]);
}

/** Returns a file's entry in the list at the end. @param at position of its {@link localRecord} */
export function centralRecord(file: ZippedFile, at: number): Buffer {
  const start = Buffer.from("PK\x01\x02\x14\x00", "latin1");
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return Buffer.concat([start, fieldsOf(file), rest, Buffer.from(file.name)]);
}

/** @param at position of the list, which is `bytes` long */
export function endRecord(count: number, bytes: number, at: number): Buffer {
  const record = Buffer.alloc(recordBytes.end);
  record.write("PK\x05\x06", "latin1");
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(bytes, 12);
  record.writeUInt32LE(at, 16);
  return record;
}

/** The fields that both records of a file have. */
function fieldsOf({ name, date, compression, crc, bytes, size }: ZippedFile): Buffer {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(neededVersion, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(compression, 4);
  fields.writeUInt16LE(((year - 1980) << 9) | (month << 5) | day, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(bytes, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}
