import { EventEmitter, once } from "node:events";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { onTestFinished } from "vitest";

type ReceivedMail = { from: string; recipients: string[]; raw: string };

/** Settings for the server's response to the next messages. By default, the server accepts them. */
export type Behaviour = {
  /** SMTP code and text of the response that rejects the recipient. */
  rejectRecipient?: [code: number, words: string];
  rejectMessage?: [code: number, words: string];
  rejectSender?: [code: number, words: string];
  /** Closes the connection after receiving the message, without a response. */
  dropAfterData?: boolean;
  /** Withholds the response to a received message until `speak` is called. */
  isSilentAfterData?: boolean;
};

/**
 * Starts a real SMTP server on a loopback port. It stores all emails and delivers none.
 * @param whenDone registers the function that ends it; `afterAll` if several tests share it
 */
export async function startMailSink(whenDone: (end: () => void) => void = onTestFinished) {
  const arrivals = new EventEmitter();
  const unanswered: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, callback) => callback(smtpError(sink.behaviour.rejectSender)),
    onRcptTo: (_address, _session, callback) => callback(smtpError(sink.behaviour.rejectRecipient)),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = { ...envelope(session), raw: Buffer.concat(chunks).toString("utf8") };
        const rejection = smtpError(sink.behaviour.rejectMessage);
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
  whenDone(() => new Promise<void>((resolve) => server.close(resolve)));
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sink = {
    url: `smtp://127.0.0.1:${port}`,
    /** All messages that were received completely and not rejected, even if the server sent no response. */
    mails: [] as ReceivedMail[],
    behaviour: {} as Behaviour,
    /** Sends the responses that `isSilentAfterData` has withheld, and thus accepts those messages. */
    speak: () => {
      for (const answer of unanswered.splice(0)) answer();
    },
    /** Resolves with the next email to this address. */
    nextTo: (address: string) => new Promise<ReceivedMail>((resolve) => arrivals.once(address, resolve)),
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
