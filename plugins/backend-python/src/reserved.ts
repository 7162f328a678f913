// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/arguments.txt, which says why each is in it. */
export const ARGUMENTS = words(`
  self request_options
`);

/** The words of reserved/clients.txt, which says why each is in it. */
export const CLIENTS = words(`
  Operation SyncCore AsyncCore SyncPager AsyncPager Stream AsyncStream BinaryResponse AsyncBinaryResponse Connection
  AsyncConnection RequestOptions HttpResponse Callable Mapping Sequence Logger
`);

/** The words of reserved/environments.txt, which says why each is in it. */
export const ENVIRONMENTS = words(`
  mro name value
`);

/** The words of reserved/fields.txt, which says why each is in it. */
export const FIELDS = words(`
  construct copy dict from_orm json model_computed_fields model_config model_construct model_copy model_dump
  model_dump_json model_extra model_fields model_fields_set model_json_schema model_parametrized_name model_post_init
  model_rebuild model_validate model_validate_json model_validate_strings parse_file parse_obj parse_raw schema
  schema_json update_forward_refs validate to_dict to_json self request_options
`);

/** The words of reserved/files.txt, which says why each is in it. */
export const FILES = words(`
  __init__ __main__ and as assert async await break class continue def del elif else except false finally for from
  global if import in is lambda none nonlocal not or pass raise return true try while with yield
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  and as assert async await break class continue def del elif else except finally for from global if import in is lambda
  nonlocal not or pass raise return try while with yield False None True
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  with_raw_response
`);

/** The words of reserved/modules.txt, which says why each is in it. */
export const MODULES = words(`
  abc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit base64 bdb binascii bisect builtins
  bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression
  concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal
  difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch
  fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http
  idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox
  mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path
  numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib
  posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re
  readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtplib
  sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep
  struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap this
  threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing
  unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc
  zipapp zipfile zipimport zlib zoneinfo annotated_types anyio certifi cryptography h11 httpcore httpcore2 httpx httpx2
  idna pydantic pydantic_core sniffio typing_extensions typing_inspection websockets test tests aux con nul prn com0
  com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt0 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  self base_url environment timeout connect_timeout max_retries retry_unsafe headers http_client middleware logger
  max_response_bytes idempotency_key query body_properties
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  Any Annotated Literal Union WireModel Wire Omit OMIT Tag UnknownVariant TypeAlias TypeAliasType Base64 FileInput None
  True False NotImplemented Ellipsis
`);
