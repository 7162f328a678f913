/** A user's program. */
module user {
  requires com.acme.bookshop;
}
