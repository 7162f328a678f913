// Names that no package gets by itself. They are texts: with a word a line, they would be a page.

const LISTS = {
  /** Modules of the standard library: a package of such a name would hide one of them, or be hidden. */
  library: `
    abc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit base64 bdb binascii bisect
    builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
    compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses
    datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl
    filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp
    gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json
    keyword linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt
    multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev
    pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats
    pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource
    rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtplib sndhdr socket
    socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct
    subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap this
    threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types
    typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref
    xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`,
  /** Packages that SDKs depend on, with what those depend on. */
  packages: `
    annotated_types anyio certifi cryptography h11 httpcore httpcore2 httpx httpx2 idna pydantic pydantic_core sniffio
    typing_extensions typing_inspection websockets`,
  /** Folders beside packages, which tests import. */
  folders: `
    test tests`,
  /** Names of devices on Windows, which no folder can have. */
  devices: `
    aux con nul prn com0 com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt0 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7
    lpt8 lpt9`,
};

/** Names of modules that mean something else, and of folders that cannot be. */
export const MODULES: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap((text) => text.trim().split(/\s+/)));
