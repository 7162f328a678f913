import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules/**", "scripts/**", "eslint.config.mjs"] },
  ...tseslint.configs.strict,
  {
    files: ["test/**/*.ts"],
    rules: { "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$" }] },
  },
  {
    files: ["src/**/*.ts"],
    languageOptions: { parserOptions: { project: "./tsconfig.json" } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
);
