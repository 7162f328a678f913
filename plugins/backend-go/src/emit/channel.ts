import type { ChannelDecl, FileWriter, TargetContext } from "@sdkwright/plugin-api";

/** Channels have no client yet: the types of their messages are emitted with the other types. */
export function emitChannel(_decl: ChannelDecl, _file: FileWriter, _target: TargetContext): void {}
