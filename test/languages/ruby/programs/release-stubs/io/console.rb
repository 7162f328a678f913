# frozen_string_literal: true

# Part of IO where there are no sockets.
