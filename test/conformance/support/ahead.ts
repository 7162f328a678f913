import type { Api, HttpOperation, Plugin } from "@sdkwright/plugin-api";
import { PLUGINS } from "../../support/compile.js";
