type Handle = { fd: number; bind6(host: string, port: number): number; close(): void };
type Binding = { TCP: new (type: number) => Handle; constants: { SERVER: number } };

/**
 * Binds a socket as systemd does: whoever gets it listens at it, and this process accepts nothing. Node's API has no
 * such thing.
 */
export function boundSocket(port: number): Handle {
  const { TCP, constants } = (process as unknown as { binding(name: string): Binding }).binding("tcp_wrap");
  const socket = new TCP(constants.SERVER);
  const error = socket.bind6("::", port);
  if (error) throw new Error(`Port ${port} cannot be bound: ${error}`);
  return socket;
}
