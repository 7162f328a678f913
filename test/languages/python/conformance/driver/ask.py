"""Asks ``forks.py`` for a driver, and ends as it does: ``ask.py <socket> <arguments of the driver>``."""

import marshal
import os
import socket
import sys

path, *arguments = sys.argv[1:]
with socket.socket(socket.AF_UNIX) as forks:
    forks.connect(path)
    socket.send_fds(forks, [marshal.dumps((arguments, dict(os.environ)))], [0, 1, 2])
    code = forks.recv(1)
# No code where the process that forks has ended.
os._exit(code[0] if code else 1)
