import type { Part, TypeId } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { stringLiteral } from "./literals.js";

/** What tells the variants of a union apart that has no discriminator. */
export const shapesPart = ({ names }: Context, id: TypeId): Part => stringLiteral(names.type(id));
