// Written for a later version of the plugin API.
export default { name: "newer", api: 2, apply() {} };
