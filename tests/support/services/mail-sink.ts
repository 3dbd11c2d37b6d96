import { EventEmitter, once } from "node:events";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = { from: string; recipients: string[]; raw: string };

/** How the server treats the next messages; `undefined` takes them. */
export type Behaviour = {
  /** Code and words for the recipient's address. */
  refuseRecipient?: [code: number, words: string];
  refuseMessage?: [code: number, words: string];
  /** The whole message has arrived; the connection ends before it is said to be taken. */
  dropAfterData?: boolean;
  /** The whole message has arrived; nothing more is said until `speak`. */
  isSilentAfterData?: boolean;
};

export type MailSink = {
  url: string;
  /** Everything that arrived whole, whether or not it was said to be taken. */
  mails: ReceivedMail[];
  behaviour: Behaviour;
  /** The next mail that arrives for this address. */
  nextTo: (address: string) => Promise<ReceivedMail>;
  /** Says that the messages which met silence are taken. */
  speak: () => void;
  stop: () => Promise<void>;
};

/** A real SMTP server on a loopback port that keeps what it gets. */
export async function startMailSink(): Promise<MailSink> {
  const arrivals = new EventEmitter();
  const unanswered: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, callback) => callback(smtpError(sink.behaviour.refuseRecipient)),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = { ...envelope(session), raw: Buffer.concat(chunks).toString("utf8") };
        const rejection = smtpError(sink.behaviour.refuseMessage);
        if (!rejection) sink.mails.push(mail);
        if (sink.behaviour.isSilentAfterData) unanswered.push(() => callback());
        else if (sink.behaviour.dropAfterData)
          for (const connection of server.connections) connection.close();
        else callback(rejection);
        for (const recipient of mail.recipients) arrivals.emit(recipient, mail);
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    behaviour: {},
    speak: () => {
      for (const answer of unanswered.splice(0)) answer();
    },
    nextTo: (address) => new Promise((resolve) => arrivals.once(address, resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return sink;
}

function smtpError(rejection: [number, string] | undefined): Error | null {
  return rejection ? Object.assign(new Error(rejection[1]), { responseCode: rejection[0] }) : null;
}

function envelope({ envelope }: SMTPServerSession) {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    recipients: envelope.rcptTo.map(({ address }) => address),
  };
}
